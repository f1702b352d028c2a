import type { Pictures } from "./picture";

export const scene = {
  "sc-int-right-wait": {
    kind: "scene",
    ja: "右折と対向直進車",
    en: "Turning right, oncoming car",
    ne: "दायाँ मोड्दा सामुन्नेबाट सिधा आउने गाडी",
    meaning:
      "At crossroads with a green light you wait near the centre to turn right while a car comes straight towards you.",
    alt: "Crossroads from above, green light: violet car near the centre, right indicator flashing; a white car comes from the top.",
  },
  "sc-int-right-wait-left": {
    kind: "scene",
    ja: "右折と対向左折車",
    en: "Turning right, oncoming car turning left",
    ne: "दायाँ मोड्दा सामुन्नेबाट बायाँ मोड्ने गाडी",
    meaning:
      "At crossroads with a green light you wait near the centre to turn right while the oncoming car is about to turn left into the same road.",
    alt: "Crossroads from above, green light: violet car near the centre, right indicator on; white car from the top, its left indicator on.",
  },
  "sc-int-tram": {
    kind: "scene",
    ja: "右折と路面電車",
    en: "Turning right across a tram",
    ne: "दायाँ मोड्दा ट्राम",
    meaning:
      "At crossroads without lights you wait near the centre to turn right while a tram comes straight towards you.",
    alt: "Crossroads from above with rails along the middle of one road: a tram comes from the top; violet car near the centre, right indicator on.",
  },
  "sc-int-uncontrolled": {
    kind: "scene",
    ja: "信号のない同じ幅の交差点（左から車）",
    en: "Equal roads, car from the left",
    ne: "उत्तिकै चौडाइका सडकको चोक, बायाँबाट गाडी",
    meaning:
      "You come to a crossing of two equally wide roads without lights or signs; another car comes from your left.",
    alt: "Two roads of the same width cross, seen from above, no lights or signs: violet car from below, white car from the left side.",
  },
  "sc-int-uncontrolled-right": {
    kind: "scene",
    ja: "信号のない同じ幅の交差点（右から車）",
    en: "Equal roads, car from the right",
    ne: "उत्तिकै चौडाइका सडकको चोक, दायाँबाट गाडी",
    meaning:
      "You come to a crossing of two equally wide roads without lights or signs; another car comes from your right.",
    alt: "Two roads of the same width cross, seen from above, no lights or signs: violet car from below, white car from the right side.",
  },
  "sc-int-wide-narrow": {
    kind: "scene",
    ja: "狭い道から広い道へ",
    en: "Narrow road meets wide road",
    ne: "साँघुरो बाटोबाट फराकिलो बाटोमा",
    meaning:
      "Your road is clearly narrower than the road that it crosses; a car comes along the wide road from the right.",
    alt: "A crossing from above without lights or signs: violet car on a slim road from below, white car from the right on a much broader road.",
  },
  "sc-int-priority": {
    kind: "scene",
    ja: "中央線が通る交差点",
    en: "Centre line through the crossing",
    ne: "चोकभित्र पनि बीचको रेखा भएको बाटो",
    meaning:
      "The centre line of the crossing road runs on through the crossing; a car comes along it from the right.",
    alt: "A crossing from above: a broken white line runs right across the junction from left to right; violet car below, white car from the right.",
  },
  "sc-int-stop": {
    kind: "scene",
    ja: "一時停止の標識と停止線",
    en: "Stop sign and stop line",
    ne: "रोक चिह्न र स्टप लाइन",
    meaning:
      "You come to a stop line with a stop sign; a car comes along the crossing road from the right.",
    alt: "A crossing from above: violet car below a thick white line, red triangle 止まれ STOP at the left; white car from the right.",
  },
  "sc-right-position-two-way": {
    kind: "scene",
    ja: "右折前の位置（対面通行、中央寄り）",
    en: "Before a right turn, near the centre line",
    ne: "दायाँ मोड्नुअघि बीचको रेखा नजिक",
    meaning:
      "On a two-way road you keep close to the centre line with the right indicator on before a crossing.",
    alt: "A road with a broken white middle line before a crossing, from above: violet car beside that line, right indicator flashing.",
  },
  "sc-right-position-two-way-left": {
    kind: "scene",
    ja: "右折前の位置（対面通行、左端）",
    en: "Before a right turn, at the left edge",
    ne: "दायाँ मोड्नुअघि बायाँ किनारमा",
    meaning:
      "On a two-way road you keep to the left edge with the right indicator on before a crossing.",
    alt: "A road with a broken white middle line before a crossing, from above: violet car beside the left kerb, right indicator flashing.",
  },
  "sc-right-position-one-way": {
    kind: "scene",
    ja: "右折前の位置（一方通行、右端）",
    en: "Before a right turn, right edge",
    ne: "एकतर्फी सडकमा दायाँ किनार",
    meaning:
      "On a one-way road you keep to the right edge with the right indicator on before a crossing.",
    alt: "A road with blue plates and white up arrows on both sides, from above: violet car beside the right kerb, right indicator flashing.",
  },
  "sc-right-position-one-way-centre": {
    kind: "scene",
    ja: "右折前の位置（一方通行、中央）",
    en: "Before a right turn, middle of the road",
    ne: "एकतर्फी सडकमा बीचमा",
    meaning:
      "On a one-way road you keep to the middle with the right indicator on before a crossing: wrong, a right turn starts from the right edge.",
    alt: "A road with blue plates and white up arrows on both sides, from above: violet car halfway between the kerbs, right indicator flashing.",
  },
  "sc-left-position": {
    kind: "scene",
    ja: "左折前の位置（左端）",
    en: "Before a left turn, at the left edge",
    ne: "बायाँ मोड्नुअघि बायाँ किनारमा",
    meaning:
      "You keep close to the left edge with the left indicator on before a crossing.",
    alt: "A road with a broken white middle line before a crossing, from above: violet car beside the left kerb, left indicator flashing.",
  },
  "sc-left-position-wide": {
    kind: "scene",
    ja: "左折前の位置（中央寄り）",
    en: "Before a left turn, near the centre line",
    ne: "बायाँ मोड्नुअघि बीचको रेखा नजिक",
    meaning:
      "You keep near the centre line with the left indicator on before a crossing.",
    alt: "A road with a broken white middle line before a crossing, from above: violet car beside that line, left indicator flashing.",
  },
  "sc-moped-two-step": {
    kind: "scene",
    ja: "原付の右折（三車線）",
    en: "Moped, three lanes, right turn",
    ne: "तीन लेनको सडकमा दायाँ मोड्ने गेन्त्सुकी",
    meaning:
      "You ride a moped in the left of three lanes, right indicator on, towards crossroads with a green light.",
    alt: "Crossroads from above, green light, three lanes each way: violet moped in the leftmost lane below, right indicator flashing.",
  },
  "sc-moped-two-step-path": {
    kind: "scene",
    ja: "原付の右折（二段階の道筋）",
    en: "Moped, path in two steps",
    ne: "गेन्त्सुकीको दुई चरणको बाटो",
    meaning:
      "The dotted path of a moped goes straight across to the far left corner, stops there and then crosses to the right.",
    alt: "Crossroads from above, green light: a dotted line runs from a violet moped up to a small ring at the far left corner, then to the right.",
  },
  "sc-moped-direct-path": {
    kind: "scene",
    ja: "原付の右折（小回りの道筋）",
    en: "Moped, path in one bend",
    ne: "गेन्त्सुकीको एकै मोडको बाटो",
    meaning:
      "The dotted path of a moped leads from the rightmost of three lanes in one bend into the road to the right.",
    alt: "Crossroads from above, green light: a dotted line runs from a violet moped in the third lane and bends to the right in one curve.",
  },
  "sc-roundabout": {
    kind: "scene",
    ja: "環状交差点への進入",
    en: "Entering a roundabout",
    ne: "गोल घुम्तीमा पस्ने",
    meaning:
      "You come to a roundabout while another car drives in the ring from your right.",
    alt: "A ring road from above with arrows turning clockwise: violet car at the lower entry, white car in the ring at its right.",
  },
  "sc-roundabout-exit": {
    kind: "scene",
    ja: "環状交差点から出る",
    en: "Leaving a roundabout",
    ne: "गोल घुम्तीबाट निस्कने",
    meaning:
      "You drive in a roundabout towards the next exit with the left indicator on.",
    alt: "A ring road from above with arrows turning clockwise: violet car in the ring before the upper road, left indicator flashing.",
  },
  "sc-tram-safety-zone": {
    kind: "scene",
    ja: "安全地帯のある停留所の路面電車",
    en: "Tram at a stop with a safety zone",
    ne: "सुरक्षा क्षेत्र भएको ट्राम बिसौनी",
    meaning:
      "A tram stands at a stop with a safety zone on which people wait; you come along its left.",
    alt: "A tram on rails from above, beside it a long yellow-edged island with three people; violet car behind in the lane to the left.",
  },
  "sc-tram-no-zone": {
    kind: "scene",
    ja: "安全地帯のない停留所の路面電車（乗降中）",
    en: "Tram at a stop, people getting off",
    ne: "यात्रु ओर्लिँदै गरेको ट्राम",
    meaning:
      "A tram stands at a stop without a safety zone and people are getting off onto your lane.",
    alt: "A standing tram on rails from above; three people walk from its doors onto the lane at its left; violet car behind in that lane.",
  },
  "sc-tram-no-zone-clear": {
    kind: "scene",
    ja: "安全地帯のない停留所の路面電車（乗降なし）",
    en: "Tram at a stop, nobody near",
    ne: "यात्रु नभएको ट्राम",
    meaning:
      "A tram stands at a stop without a safety zone, nobody gets on or off, and you pass with a gap.",
    alt: "A standing tram on rails from above, no people; violet car at its left rear, a double arrow marks the gap between the two.",
  },
  "sc-emergency-near-crossing": {
    kind: "scene",
    ja: "交差点付近の緊急自動車",
    en: "Ambulance behind, near a crossing",
    ne: "चोक नजिक पछाडि एम्बुलेन्स",
    meaning:
      "An ambulance with its red lamps on comes up behind you just before a crossing.",
    alt: "A two-way road just before a crossing, from above: white ambulance with red lamps lit behind a violet car.",
  },
  "sc-emergency-near-crossing-one-way": {
    kind: "scene",
    ja: "交差点付近の緊急自動車（一方通行）",
    en: "Ambulance behind on a one-way road",
    ne: "एकतर्फी सडकमा पछाडि एम्बुलेन्स",
    meaning:
      "On a one-way road an ambulance with its red lamps on comes up on your left just before a crossing.",
    alt: "A road with blue up-arrow plates before a crossing, from above: ambulance, red lamps lit, at the left behind a violet car.",
  },
  "sc-emergency-midblock": {
    kind: "scene",
    ja: "交差点付近以外の緊急自動車",
    en: "Ambulance behind, no crossing near",
    ne: "चोकबाट टाढा पछाडि एम्बुलेन्स",
    meaning:
      "On a straight two-way road an ambulance with its red lamps on comes up behind you.",
    alt: "A straight road with a broken middle line, from above: ambulance, red lamps lit, behind a violet car; a white car comes towards them.",
  },
  "sc-bus-leaving": {
    kind: "scene",
    ja: "発進しようとするバス（後方の車）",
    en: "Bus pulling out, car far behind",
    ne: "हिँड्न लागेको बस, टाढाको गाडी",
    meaning:
      "A bus at a stop signals to pull out while you are still well behind it.",
    alt: "A bus beside a stop post at the left kerb, right indicator flashing, from above; a violet car two bus lengths behind it.",
  },
  "sc-bus-leaving-near": {
    kind: "scene",
    ja: "発進しようとするバス（すぐそばの車）",
    en: "Bus pulling out, car close by",
    ne: "हिँड्न लागेको बस, नजिकको गाडी",
    meaning:
      "A bus at a stop signals to pull out when you are already beside its rear.",
    alt: "A bus beside a stop post at the left kerb, right indicator flashing, from above; a violet car beside its rear end, a gap between them.",
  },
  "sc-bus-lane": {
    kind: "scene",
    ja: "路線バス等優先通行帯",
    en: "Bus priority lane",
    ne: "रुट बस प्राथमिकता लेन",
    meaning: "You drive in a bus priority lane and a bus comes up behind you.",
    alt: "Two lanes up, from above: the left one lettered バス優先 holds a violet car with a bus close behind; a white car in the right lane.",
  },
  "sc-bus-lane-only": {
    kind: "scene",
    ja: "路線バス等専用通行帯",
    en: "Exclusive bus lane",
    ne: "बस लेन",
    meaning: "You drive in the exclusive bus lane.",
    alt: "Two lanes up, from above: a violet car in the left lane lettered バス専用, a white car in the lane to its right.",
  },
  "sc-school-bus": {
    kind: "scene",
    ja: "停車中の通園バス",
    en: "Stopped school bus",
    ne: "रोकिएको स्कुल बस",
    meaning:
      "A school bus stands with its hazard lamps flashing while children get off; you come up behind.",
    alt: "A yellow bus lettered 幼児バス, door open, all indicators on, three children in yellow hats beside it, from above; violet car behind.",
  },
  "sc-cross-30m": {
    kind: "scene",
    ja: "横断歩道の手前の車",
    en: "Cars before a crossing",
    ne: "जेब्रा क्रसिङभन्दा अघिका गाडी",
    meaning:
      "You drive behind another car within 30 metres before a pedestrian crossing.",
    alt: "A road from above with zebra stripes at the top: violet car behind a grey car, both inside a stretch marked 30 m; a white diamond below.",
  },
  "sc-cross-pedestrian": {
    kind: "scene",
    ja: "横断しようとする歩行者",
    en: "Pedestrian about to cross",
    ne: "जेब्रा क्रसिङ पार गर्न लागेको मानिस",
    meaning:
      "A person stands at a pedestrian crossing in front of you, about to cross.",
    alt: "View from the driving seat: zebra stripes ahead with a stop line before them, a person standing at the left kerb facing the road.",
  },
  "sc-cross-stopped-car": {
    kind: "scene",
    ja: "横断歩道の手前に止まった車",
    en: "Car stopped before a crossing",
    ne: "जेब्रा क्रसिङभन्दा अघि रोकिएको गाडी",
    meaning:
      "A car stands in the left lane before a pedestrian crossing and hides part of it; a child comes out from behind it.",
    alt: "View from the driving seat: white car from behind, brake lamps lit, before zebra stripes at the left; a child half hidden beyond it.",
  },
  "sc-rail-queue": {
    kind: "scene",
    ja: "踏切の先の渋滞",
    en: "Railway crossing, queue beyond",
    ne: "रेलवे क्रसिङपारि जाम",
    meaning:
      "Beyond a railway crossing cars are standing so close that your car has no room there.",
    alt: "A road across two railway tracks from above, barriers up: two cars stand just past the rails, a violet car before the stop line.",
  },
  "sc-rail-look": {
    kind: "scene",
    ja: "遮断機の上がった踏切",
    en: "Railway crossing, barrier up",
    ne: "फाटक खुला भएको रेलवे क्रसिङ",
    meaning:
      "You come to a railway crossing with the barriers up and the lamps dark.",
    alt: "View from the driving seat: rails across the road, black and yellow poles upright, crossed boards with two dark lamps.",
  },
  "sc-overtake-double": {
    kind: "scene",
    ja: "追い越し中の車（相手は自動車）",
    en: "Car ahead overtaking a car",
    ne: "कार ओभरटेक गर्दै गरेको अगाडिको गाडी",
    meaning: "The car ahead of you is pulling out to overtake another car.",
    alt: "A two-way road from above: white car in front, grey car beside the middle line with its right indicator on, violet car behind.",
  },
  "sc-overtake-double-moped": {
    kind: "scene",
    ja: "追い越し中の車（相手は原付）",
    en: "Car ahead overtaking a moped",
    ne: "गेन्त्सुकी ओभरटेक गर्दै गरेको अगाडिको गाडी",
    meaning: "The car ahead of you is pulling out to overtake a moped.",
    alt: "A two-way road from above: moped at the left in front, grey car beside the middle line with its right indicator on, violet car behind.",
  },
  "sc-overtake-side": {
    kind: "scene",
    ja: "右折待ちの前車",
    en: "Car ahead turning right",
    ne: "दायाँ मोड्न लागेको अगाडिको गाडी",
    meaning:
      "The car ahead waits near the centre line to turn right; there is room at its left.",
    alt: "A road before a crossing from above: grey car beside the middle line, right indicator on, space at its left; violet car behind.",
  },
  "sc-overtake-bend": {
    kind: "scene",
    ja: "曲がり角付近の前車",
    en: "Following a car into a bend",
    ne: "मोडमा अगाडिको गाडी",
    meaning: "You follow a car into a bend beyond which you cannot see.",
    alt: "A two-way road bending sharply to the right round a wooded rock, from above: violet car behind a grey car at the start of the curve.",
  },
  "sc-overtake-tunnel": {
    kind: "scene",
    ja: "トンネルの前車",
    en: "Following a car into a tunnel",
    ne: "सुरुङमा अगाडिको गाडी",
    meaning: "You follow a car into a tunnel with one lane each way.",
    alt: "View from the driving seat: a road with one lane each way runs into a dark arch in a hill; a grey car ahead before it.",
  },
  "sc-overtake-crossing": {
    kind: "scene",
    ja: "交差点の手前の前車",
    en: "Following a car to a crossing",
    ne: "चोकभन्दा अघि अगाडिको गाडी",
    meaning:
      "You follow a car just before a crossing without lights on a road without priority.",
    alt: "A road whose broken middle line ends at a junction, from above: violet car behind a grey car a few metres before it.",
  },
  "sc-follow-distance": {
    kind: "scene",
    ja: "停止距離",
    en: "Stopping distance",
    ne: "रोकिने दूरी",
    meaning:
      "The stopping distance is shown in two parts: A is the reaction distance, B is the braking distance.",
    alt: "From the side: violet car behind a white car with a brake lamp lit; a bar below in two parts, A yellow and then B red, no figures.",
  },
  "sc-park-distances": {
    kind: "scene",
    ja: "駐車禁止の距離",
    en: "No-parking distances",
    ne: "पार्किङ गर्न नहुने दूरी",
    meaning:
      "A street with lengths marked from a crossing (A), a fire hydrant (B), a garage exit (C), a bus stop (D) and road works (E).",
    alt: "A street from above with marked lengths: A at zebra stripes, B at a red post, C at a garage, D at a bus post, E at road works.",
  },
  "sc-park-strip-gap": {
    kind: "scene",
    ja: "路側帯の駐車（左に余地）",
    en: "Parked in a strip with a gap",
    ne: "किनारको पट्टीमा ठाउँ छोडेर पार्किङ",
    meaning:
      "A car is parked inside a side strip with one line, leaving a gap at its left, as it must.",
    alt: "A road without sidewalks from above, one solid white line near the left edge: violet car at its left, a space between car and edge.",
  },
  "sc-park-strip-edge": {
    kind: "scene",
    ja: "路側帯の駐車（左端）",
    en: "Parked hard at the road edge",
    ne: "किनारको पट्टीमा किनारै टाँसेर पार्किङ",
    meaning:
      "A car is parked inside a side strip with one line, tight against the edge of the road: wrong, a gap must stay at its left.",
    alt: "A road without sidewalks from above, one solid white line near the left edge: violet car at its left, touching the edge of the road.",
  },
  "sc-park-strip-two-lines-outside": {
    kind: "scene",
    ja: "二本線の路側帯の駐車（車道側）",
    en: "Parked beside two lines",
    ne: "दुई रेखाको बाहिर पार्किङ",
    meaning:
      "A car is parked on the carriageway along a side strip with two solid lines.",
    alt: "A road without sidewalks from above, two solid white lines near the left edge: violet car at the right of both lines.",
  },
  "sc-park-strip-two-lines-inside": {
    kind: "scene",
    ja: "二本線の路側帯の駐車（路側帯の中）",
    en: "Parked inside two lines",
    ne: "दुई रेखाभित्र पार्किङ",
    meaning:
      "A car is parked inside a side strip with two solid lines, which is forbidden: the strip is for people on foot.",
    alt: "A road without sidewalks from above, two solid white lines near the left edge: violet car at the left of both lines.",
  },
  "sc-park-strip-broken": {
    kind: "scene",
    ja: "破線のある路側帯の駐車（車道側）",
    en: "Parked beside a solid and a broken line",
    ne: "अटुट र टुक्राटुक्रा रेखाको छेउमा पार्किङ",
    meaning:
      "A car is parked on the carriageway along a side strip with a solid and a broken line.",
    alt: "A road without sidewalks from above, near the left edge a white line of dashes and an even one: violet car at the right of both.",
  },
  "sc-park-strip-none": {
    kind: "scene",
    ja: "路側帯のない道路の駐車",
    en: "Parked on a road without a strip",
    ne: "किनारको पट्टी नभएको सडकमा पार्किङ",
    meaning:
      "A car is parked along the left edge of a road that has neither sidewalk nor side strip.",
    alt: "A road from above with only a broken middle line and grass on both sides: violet car along the left edge.",
  },
  "sc-park-hill-up": {
    kind: "scene",
    ja: "上り坂の駐車",
    en: "Parked facing uphill",
    ne: "उकालोतिर फर्केको पार्किङ",
    meaning: "A car stands parked on a slope facing uphill.",
    alt: "From the side: a violet car stands on a road that rises to the right, its front towards the right.",
  },
  "sc-park-hill-down": {
    kind: "scene",
    ja: "下り坂の駐車",
    en: "Parked facing downhill",
    ne: "ओरालोतिर फर्केको पार्किङ",
    meaning: "A car stands parked on a slope facing downhill.",
    alt: "From the side: a violet car stands on a road that rises to the right, its front towards the left.",
  },
  "sc-narrow-oncoming": {
    kind: "scene",
    ja: "自分の側の障害物",
    en: "Parked car on your side",
    ne: "आफ्नो लेनमा रोकिएको गाडी",
    meaning:
      "A parked car blocks your side of the road while a car comes towards you.",
    alt: "A two-way road from above: grey car, all indicators on, in the left half, violet car behind it, white car coming in the right half.",
  },
  "sc-narrow-oncoming-other": {
    kind: "scene",
    ja: "相手側の障害物",
    en: "Parked car on the other side",
    ne: "सामुन्नेको लेनमा रोकिएको गाडी",
    meaning:
      "A parked car blocks the other side of the road while a car comes towards you behind it.",
    alt: "A two-way road from above: violet car in the left half; grey car, all indicators on, in the right half, a white car coming behind it.",
  },
  "sc-hill-passing": {
    kind: "scene",
    ja: "坂道での行き違い",
    en: "Meeting on a steep road",
    ne: "ठाडो सडकमा सामुन्नेको गाडी",
    meaning:
      "Two cars meet on a steep narrow road; you drive uphill, the other downhill.",
    alt: "From the side: a road one car wide between rock and a railing; violet car climbing from the left, white car descending from the right.",
  },
  "sc-hill-passing-bay": {
    kind: "scene",
    ja: "待避所のある坂道での行き違い",
    en: "Meeting near a passing place",
    ne: "साइड दिने ठाउँ नजिक सामुन्नेको गाडी",
    meaning:
      "Two cars meet on a steep narrow road; a passing place lies beside the car going downhill.",
    alt: "From the side: a steep road below a rock, violet car climbing, white car descending beside a widened part with a blue plate 待避所.",
  },
  "sc-expwy-merge": {
    kind: "scene",
    ja: "高速道路への合流",
    en: "Joining an expressway",
    ne: "एक्सप्रेसवेमा मिसिने",
    meaning:
      "You drive in the acceleration lane of an expressway; cars drive on the main lanes.",
    alt: "A road with two main lanes and a side lane from a ramp, from above: violet car in the side lane, right indicator on, two cars at its right.",
  },
  "sc-expwy-exit": {
    kind: "scene",
    ja: "高速道路からの流出",
    en: "Leaving an expressway",
    ne: "एक्सप्रेसवेबाट निस्कने",
    meaning:
      "You drive in the deceleration lane towards the exit of an expressway.",
    alt: "A road with two main lanes and a side lane that bends away to the left, from above: violet car in the side lane, left indicator on.",
  },
  "sc-expwy-breakdown": {
    kind: "scene",
    ja: "高速道路での故障（三角表示板）",
    en: "Breakdown, people behind the rail",
    ne: "गाडी बिग्रिँदा रेलिङपारि मानिस",
    meaning:
      "A broken-down car stands on the shoulder of an expressway with a warning triangle behind it; the people wait behind the guard rail.",
    alt: "From above: violet car on the left shoulder, all indicators on, red triangle some way behind; two people on the grass beyond a railing.",
  },
  "sc-expwy-breakdown-lane": {
    kind: "scene",
    ja: "高速道路での故障（路肩に人）",
    en: "Breakdown, people on the shoulder",
    ne: "गाडी बिग्रिँदा सडकमै मानिस",
    meaning:
      "A broken-down car stands on the shoulder of an expressway without a warning triangle; the people stand beside it.",
    alt: "From above: violet car at the left edge of a wide road, all indicators on, two people standing apart on the asphalt behind it.",
  },
  "sc-left-cyclist": {
    kind: "scene",
    ja: "左折と自転車",
    en: "Bicycle beside before a left turn",
    ne: "बायाँ मोड्दा छेउको साइकल",
    meaning:
      "You are about to turn left; a bicycle rides ahead at the left edge and another one appears in the left mirror.",
    alt: "View from the driving seat, left indicator lit: a bicycle at the left edge before a side road, another one in the mirror at top left.",
  },
  "sc-int-right-shadow": {
    kind: "scene",
    ja: "右折とトラックの陰の二輪車",
    en: "Motorcycle behind a truck",
    ne: "ट्रकपछाडि लुकेको मोटरसाइकल",
    meaning:
      "You wait to turn right; an oncoming truck that also turns right hides a motorcycle coming straight on.",
    alt: "View from the driving seat, green light: a truck facing you, its right indicator on; half of a motorcycle shows beyond its other side.",
  },
  "sc-hz-parked-children": {
    kind: "scene",
    ja: "駐車車両とボール",
    en: "Parked van and a ball",
    ne: "रोकिएको भ्यान र बल",
    meaning:
      "A ball rolls out from before a parked van in a residential street and a child runs after it.",
    alt: "View from the driving seat in a street with houses: white van standing at the left, a red ball on the road, a child half hidden.",
  },
  "sc-hz-bicycle-umbrella": {
    kind: "scene",
    ja: "傘差し自転車",
    en: "Bicycle with an umbrella",
    ne: "छाता ओढेर साइकल चलाउने मानिस",
    meaning:
      "In the rain a bicycle rider holding an umbrella swings out past a parked car while another car comes towards you.",
    alt: "View from the driving seat in rain: cyclist under a purple umbrella to the right of a white car; a grey car coming at the right.",
  },
  "sc-night-glare": {
    kind: "scene",
    ja: "夜間のまぶしい対向車",
    en: "Glare at night",
    ne: "राति आँखा तिर्मिराउने प्रकाश",
    meaning:
      "At night a pedestrian at the centre line almost disappears in the light of your own and the oncoming headlamps.",
    alt: "Dark view from the driving seat: bright headlamps of a car coming at the right; beside them a faint human figure at the middle line.",
  },
  "sc-night-rain": {
    kind: "scene",
    ja: "夜の雨と歩行者",
    en: "Rain in the dark",
    ne: "राति परेको पानी",
    meaning:
      "On a rainy night a dark-dressed pedestrian stands at the left edge of a wet road.",
    alt: "Night view from the driving seat: falling drops, light streaks on the asphalt, a dimly seen person at the left edge, a far car.",
  },
  "sc-overtake-hilltop": {
    kind: "scene",
    ja: "坂の頂上付近の前車",
    en: "Following a car to a hilltop",
    ne: "पहाडको टुप्पो नजिक अगाडिको गाडी",
    meaning:
      "You follow a car up to the top of a slope; the other side, where a car comes, cannot be seen.",
    alt: "From the side: violet car behind a white car climbing to a crest, a dashed line of sight above it; a white car coming up the far side.",
  },
  "sc-rail-flashing": {
    kind: "scene",
    ja: "警報機が鳴り始めた踏切",
    en: "Railway crossing, lamps flashing",
    ne: "बत्ती झिमझिम गरेको रेलवे क्रसिङ",
    meaning:
      "You come to a railway crossing whose lamps flash while the barriers are still up.",
    alt: "View from the driving seat: rails across the road, black and yellow poles upright, crossed boards, one of two lamps red with short rays.",
  },
  "sc-rail-stalled": {
    kind: "scene",
    ja: "踏切内で動けなくなった車",
    en: "Car stalled on a railway crossing",
    ne: "रेलवे क्रसिङमा अड्किएको गाडी",
    meaning:
      "Your car has broken down on a railway crossing; the driver has got out.",
    alt: "A road across two railway tracks from above: violet car on the rails, all indicators on, a person on foot beside it.",
  },
  "sc-sidewalk-crossing": {
    kind: "scene",
    ja: "駐車場から歩道を横切る",
    en: "Out of a car park over the sidewalk",
    ne: "पार्किङबाट फुटपाथ काटेर निस्कने",
    meaning:
      "You leave a car park to the left and must cross the sidewalk, on which people come from both sides.",
    alt: "From above: violet car, left indicator on, between parked cars before a sidewalk with two people on it; a road beyond.",
  },
  "sc-pass-people": {
    kind: "scene",
    ja: "歩行者のそばを通る",
    en: "Passing a person on foot",
    ne: "पैदलयात्रीको छेउबाट जाने",
    meaning:
      "On a road without a sidewalk you pass a person with a gap of about one metre.",
    alt: "A road without sidewalks from above: a person at the left edge, a violet car beside, a double arrow lettered 1 m between the two.",
  },
  "sc-car-door": {
    kind: "scene",
    ja: "開いた駐車車両のドア",
    en: "Opening door of a parked car",
    ne: "रोकिएको गाडीको ढोका खुल्दा",
    meaning:
      "The driver’s door of a parked car opens while you come up behind it and a car comes the other way.",
    alt: "A two-way road from above: grey car at the left kerb, all indicators on, its right door open; violet car behind, white car opposite.",
  },
  "sc-white-cane": {
    kind: "scene",
    ja: "白いつえの歩行者",
    en: "Person with a white cane",
    ne: "सेतो छडी लिएको मानिस",
    meaning: "A person with a white cane is crossing the road in front of you.",
    alt: "View from the driving seat: a person in yellow on the road ahead, walking to the right and holding a thin white stick to the ground.",
  },
  "sc-inner-wheel": {
    kind: "scene",
    ja: "大型車の内輪差",
    en: "Inner wheel path of a lorry",
    ne: "लरीको भित्री पाङ्ग्राको बाटो",
    meaning:
      "A long vehicle turns left: its rear wheels cut the corner inside the path of its front wheels, where a bicycle rides.",
    alt: "Crossroads from above: a lorry turns left, left indicator on; a red band between two broken lines runs round the corner, a cyclist in it.",
  },
  "sc-blind-spots": {
    kind: "scene",
    ja: "車の死角",
    en: "Blind spots of a car",
    ne: "गाडीको नदेखिने ठाउँ",
    meaning:
      "The red areas beside and behind a car cannot be seen in its mirrors; a motorcycle rides in one of them.",
    alt: "Three lanes from above: violet car with red areas at both sides and behind; a motorcycle in the right one, a grey car in a pale strip.",
  },
  "sc-follow-rain": {
    kind: "scene",
    ja: "雨の日の車間距離",
    en: "Close behind a car in rain",
    ne: "पानी पर्दा अगाडिको गाडीको नजिक",
    meaning: "In heavy rain you drive much too close behind a car that brakes.",
    alt: "View from the driving seat in rain: the tail of a white car very near, brake lamps lit, water thrown up by its wheels.",
  },
  "sc-fog": {
    kind: "scene",
    ja: "霧の中の走行",
    en: "Driving in fog",
    ne: "कुहिरोमा चलाउँदा",
    meaning: "In thick fog the tail lamps of the car ahead can hardly be seen.",
    alt: "View from the driving seat: the road fades into pale grey; two weak red points and two weak lights far ahead.",
  },
  "sc-snow": {
    kind: "scene",
    ja: "雪道の走行",
    en: "Driving on snow",
    ne: "हिउँ परेको सडक",
    meaning: "Snow covers the road; cars ahead of you drive in the ruts.",
    alt: "View from the driving seat: white road with grey ruts, falling flakes, a grey car ahead and another one coming.",
  },
  "sc-night-bend": {
    kind: "scene",
    ja: "街灯のない夜のカーブ",
    en: "Unlit bend at night",
    ne: "बत्ती नभएको मोड, राति",
    meaning:
      "At night you come to an unlit bend; the headlamps do not reach round it.",
    alt: "Dark view from the driving seat: the light of the headlamps ends where the road bends to the right; small posts with orange points.",
  },
  "sc-tunnel-wind": {
    kind: "scene",
    ja: "トンネル出口の横風",
    en: "Crosswind at the end of a tunnel",
    ne: "सुरुङको मुखमा छेउबाट हावा",
    meaning:
      "You come out of a tunnel where the wind blows hard from the right.",
    alt: "View from the driving seat in a dark arch: outside, trees bend to the left and an orange and white bag on a pole streams to the left.",
  },
  "sc-tram-left": {
    kind: "scene",
    ja: "左から来る路面電車",
    en: "Tram from the left",
    ne: "बायाँबाट आउने ट्राम",
    meaning:
      "At a crossing without lights or signs a tram comes from your left.",
    alt: "Crossroads from above, no lights: rails from left to right, on them a yellow and green tram at the left, violet car from below.",
  },
  "sc-right-far-crosswalk": {
    kind: "scene",
    ja: "右折先の横断歩道",
    en: "People on the crosswalk of a right turn",
    ne: "दायाँ मोड्दा जेब्रा क्रसिङमा मानिस",
    meaning:
      "You turn right on green; people are crossing the road that you turn into.",
    alt: "Crossroads from above, green light: violet car turning right, indicator on; three people on the zebra stripes in front of it.",
  },
  "sc-int-straight-oncoming-right": {
    kind: "scene",
    ja: "直進と対向右折車",
    en: "Going straight, oncoming car turning right",
    ne: "सिधा जाँदा सामुन्नेबाट दायाँ मोड्ने गाडी",
    meaning:
      "You go straight on at green; an oncoming car begins to turn right across your way.",
    alt: "Crossroads from above, green light: violet car below without indicators; a white car from the top slants over the centre, indicator on.",
  },
  "sc-queue-gap": {
    kind: "scene",
    ja: "渋滞のすき間からの二輪車",
    en: "Right turn through a gap in a queue",
    ne: "जामको खाली ठाउँबाट दायाँ मोड्दा",
    meaning:
      "Oncoming cars stand in a queue and leave you a gap to turn right; a motorcycle comes along beside the queue.",
    alt: "A road from above: oncoming cars stand in a row with a gap, a motorcycle at their side; violet car at the gap, right indicator on.",
  },
} as const satisfies Pictures;
